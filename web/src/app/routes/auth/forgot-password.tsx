export default function ForgotPassword() {
  return <h1>{null}</h1>;
}
