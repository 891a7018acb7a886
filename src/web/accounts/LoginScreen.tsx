import { Link } from 'react-router'
import { academy } from '../academy.ts'
import { toHome } from '../paths.ts'
import { useVisitorOnly } from '../session.ts'
import { Icon } from '../ui/Icon.tsx'
import { Mor } from '../ui/Mor.tsx'
import { LoginForm } from './LoginForm.tsx'

export default function LoginScreen() {
  useVisitorOnly()
  return (
    <div className="bg-print-genda text-print-night">
      <title>{`Login · ${academy.name}`}</title>
      <div className="measure flex justify-center py-12 sm:py-16">
        <div className="relative w-full max-w-lg border-t-8 border-sindoor bg-paper overflow-clip p-6 pt-10 text-ink sm:p-10">
          <Link
            to={toHome()}
            aria-label="Close"
            className="absolute end-2 top-2 grid size-11 place-items-center hover:bg-pale-genda"
          >
            <Icon name="close" />
          </Link>
          <div className="flex items-end justify-between gap-4">
            <h1 className="font-display text-[clamp(1.9rem,9vw,3rem)] leading-tight">Welcome back</h1>
            <Mor mood="idle" className="size-20 shrink-0 sm:size-28" />
          </div>
          <LoginForm />
        </div>
      </div>
    </div>
  )
}
