export default function ResetPassword() {
  return <h1>{null}</h1>;
}
