export default function Docs() {
  return <h1>{null}</h1>;
}
