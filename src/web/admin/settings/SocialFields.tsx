import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'

interface Social {
  name: string
  url: string
}

interface SocialFieldsProps {
  socials: readonly Social[]
  notes: NotesOf
  onChange: (socials: Social[]) => void
}

/** The links at the foot of every public page. */
export function SocialFields({ socials, notes, onChange }: SocialFieldsProps) {
  const change = (at: number, part: Partial<Social>) =>
    onChange(socials.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const { box, added } = useAddedFocus<HTMLFieldSetElement>()
  const add = () => onChange([...socials, { name: '', url: 'https://' }])
  return (
    <fieldset ref={box}>
      <legend className="text-[0.95rem] font-bold">Links at the foot of each page</legend>
      <ul className="grid gap-3">
        {Array.from(socials.entries(), ([at, { name, url }]) => (
          <li
            key={at}
            className="grid grid-cols-[1fr_auto] items-start gap-x-3 sm:grid-cols-[10rem_1fr_auto]"
          >
            <TextRow
              label={`Name ${at + 1}`}
              maxLength={40}
              notes={notes(`socials.${at}.name`)}
              value={name}
              onChange={(text) => change(at, { name: text })}
            />
            <TextRow
              type="url"
              label={`Address ${at + 1}`}
              notes={notes(`socials.${at}.url`)}
              value={url}
              onChange={(text) => change(at, { url: text })}
              className="max-sm:order-last max-sm:col-span-2"
            />
            <button
              type="button"
              aria-label={`Take ${name || 'this link'} away`}
              onClick={() => onChange(socials.filter((_, other) => other !== at))}
              className="mt-7 grid size-11 place-items-center hover:bg-pale-genda"
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        size="small"
        className="mt-3"
        disabled={socials.length >= 8}
        onClick={() => added(add)}
      >
        Add a link
      </Button>
    </fieldset>
  )
}
