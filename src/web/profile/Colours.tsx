import { ThemeSwitch } from '../layout/student/ThemeSwitch.tsx'
import { ScriptModeSwitch } from '../script-mode/ScriptModeSwitch.tsx'

export function Colours() {
  return (
    <section className="mt-14">
      <h2 className="hang font-display text-2xl">How it looks</h2>
      <div className="mt-4 grid max-w-md gap-5">
        <ScriptModeSwitch />
        <ThemeSwitch />
      </div>
    </section>
  )
}
