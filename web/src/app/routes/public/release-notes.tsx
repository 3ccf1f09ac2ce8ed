export default function ReleaseNotes() {
  return <h1>{null}</h1>;
}
