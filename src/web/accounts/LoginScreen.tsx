export default function LoginScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">Sign in</h1>
    </main>
  )
}
