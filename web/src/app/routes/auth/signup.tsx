export default function Signup() {
  return <h1>{null}</h1>;
}
