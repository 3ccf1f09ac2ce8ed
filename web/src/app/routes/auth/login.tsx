export default function Login() {
  return <h1>{null}</h1>;
}
