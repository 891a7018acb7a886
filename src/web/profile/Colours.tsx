import { ThemeSwitch } from '../layout/student/ThemeSwitch.tsx'
import { ScriptModeSwitch } from '../script-mode/ScriptModeSwitch.tsx'
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx'

export function Colours() {
  return (
    <section className="mt-14">
      <h2 className="hang font-display text-2xl">How it looks and works</h2>
      <div className="mt-4 grid max-w-md gap-5">
        <ScriptModeSwitch />
        <ThemeSwitch />
        <SingleKeysSwitch />
      </div>
    </section>
  )
}
