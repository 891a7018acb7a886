import { useState } from 'react'
import { type KeptSettings, openLanguage } from '#calls/admin-settings.ts'
import { tagOf } from '#language/language-tags.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'

type Language = KeptSettings['languages'][number]

/** Which languages students may learn, and which they only see coming. */
export function Languages({ languages }: { languages: Language[] }) {
  const [asked, setAsked] = useState<Language | null>(null)
  return (
    <section aria-labelledby="languages" className="mt-12">
      <h2 id="languages" className="hang mb-2 font-display text-2xl">
        Languages
      </h2>
      <ul className="border-t-4 border-ink">
        {languages.map((language) => (
          <li
            key={language.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2"
          >
            <strong>{language.name}</strong>
            <Hindi lang={tagOf(language.id)}>{language.nativeName}</Hindi>
            <StateBadge tone={language.isOpen ? 'good' : 'quiet'}>
              {language.isOpen ? 'Open' : 'Not open'}
            </StateBadge>
            <Button look="secondary" size="small" className="ms-auto" onClick={() => setAsked(language)}>
              {language.isOpen ? 'Close' : 'Open'}
              <span className="sr-only"> {language.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${asked?.isOpen ? 'Close' : 'Open'} ${asked?.name}?`}
        verb={asked?.isOpen ? 'Close it' : 'Open it'}
        onConfirm={async () => {
          if (!asked) return
          await call(openLanguage, { params: { id: asked.id }, body: { isOpen: !asked.isOpen } })
          await refreshed('settings')
          showToast('Saved.')
        }}
      >
        <p>
          {asked?.isOpen
            ? 'Students see it as coming, and cannot choose it. What they have learnt stays.'
            : 'Students can choose it, and see all of its published courses.'}
        </p>
      </ConfirmDialog>
    </section>
  )
}
