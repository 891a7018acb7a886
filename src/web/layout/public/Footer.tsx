import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { toHome } from '../../paths.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Logo } from '../Logo.tsx'
import { footerLinks, legalLinks } from './public-links.ts'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

export function Footer() {
  return (
    <footer className="bg-print-night text-print-cream [--color-sindoor:var(--color-print-genda)]">
      <div className="measure py-10">
        <div className="flex flex-col gap-8 sm:flex-row sm:justify-between">
          <div>
            <Logo to={toHome()} />
            <p className="mt-3 max-w-md">
              <Hindi lang={academy.nativeLanguage}>{academy.nativeName}</Hindi> means “{academy.meaning}”.{' '}
              {academy.tagline}.
            </p>
          </div>
          <nav aria-label="Footer" className="flex flex-wrap gap-x-10 text-lg">
            <ul>
              {footerLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={`${link} font-bold`}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ul data-socials="">
              {academy.socials.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noreferrer" className={link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="mt-8 flex flex-col border-t-4 border-print-genda pt-4 sm:flex-row sm:items-center sm:justify-between">
          {/* Without a year: built pages would show the old one from 1 January on. */}
          <p>© {academy.name}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
