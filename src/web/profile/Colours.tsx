import { ThemeSwitch } from '../layout/ThemeSwitch.tsx'

export function Colours() {
  return (
    <section className="mt-14">
      <h2 className="hang font-display text-2xl">How it looks</h2>
      <div className="mt-4 max-w-md">
        <ThemeSwitch />
      </div>
    </section>
  )
}
