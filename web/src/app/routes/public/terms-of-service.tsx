export default function TermsOfService() {
  return <h1>{null}</h1>;
}
