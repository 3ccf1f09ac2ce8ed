export default function Features() {
  return <h1>{null}</h1>;
}
