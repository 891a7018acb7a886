import { academy } from '../academy.ts'
import { toHome } from '../paths.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Logo } from './Logo.tsx'

export function Footer() {
  return (
    <footer className="bg-print-night text-print-cream [--color-sindoor:var(--color-print-genda)]">
      <div className="measure flex flex-col gap-6 py-10 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <Logo to={toHome()} />
          <p className="mt-3 max-w-md">
            <Hindi lang={academy.nativeLanguage}>{academy.nativeName}</Hindi> means “{academy.meaning}”.{' '}
            {academy.tagline}.
          </p>
        </div>
        <div className="flex flex-col gap-3 sm:items-end">
          {academy.socials.length > 0 && (
            <ul className="flex flex-wrap gap-4">
              {academy.socials.map((social) => (
                <li key={social.url}>
                  <a href={social.url} className="underline underline-offset-4" rel="me noreferrer">
                    {social.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p>
            © {new Date().getFullYear()} {academy.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
