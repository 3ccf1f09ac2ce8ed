export default function Privacy() {
  return <h1>{null}</h1>;
}
