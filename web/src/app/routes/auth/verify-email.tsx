export default function VerifyEmail() {
  return <h1>{null}</h1>;
}
