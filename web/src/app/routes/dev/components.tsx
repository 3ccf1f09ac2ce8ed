export default function DevComponents() {
  return <h1>{null}</h1>;
}
