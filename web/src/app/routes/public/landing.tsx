export default function Landing() {
  return <h1>{null}</h1>;
}
