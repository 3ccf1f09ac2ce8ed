export default function Plans() {
  return <h1>{null}</h1>;
}
