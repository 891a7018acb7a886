import { type ReactNode, Suspense, useId, useState } from 'react'
import {
  type ChosenPicture,
  closePicture,
  openPicture,
  type PictureKind,
  wrongPicture,
} from './crop-picture.ts'
import { fetched } from './fetched.tsx'
import { Icon } from './Icon.tsx'

// Only who chooses a picture waits for what cuts it.
const CropDialog = fetched(() => import('./CropDialog.tsx').then((module) => module.CropDialog))

interface PictureFieldProps {
  label: string
  name: string
  /** The picture as it stands: an address or a data URL. */
  value?: string | undefined
  error?: string | undefined
  /** Stands where there is no picture yet; a person where nothing else is given. */
  empty?: ReactNode
  onChange: (dataUrl: string, type: PictureKind) => void
}

/** A picture, chosen from a file and cut to 400 x 300 in a dialog; Close there leaves it as it was. */
export function PictureField({ label, name, value, error, empty, onChange }: PictureFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const problem = refusal ?? error

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    const picture = await openPicture(file)
    // The same file can be chosen again.
    input.value = ''
    setRefusal(picture ? undefined : wrongPicture)
    setChosen(picture)
  }
  const close = () => {
    if (chosen) closePicture(chosen.image)
    setChosen(null)
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {value ? (
          <img src={value} alt="" width="160" height="120" className="aspect-4/3 w-40 object-cover" />
        ) : (
          <span className="grid aspect-4/3 w-40 place-items-center border-2 border-dashed border-control text-ink-soft">
            {empty ?? <Icon name="person" className="size-12" />}
          </span>
        )}
        <div className="relative">
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center border-2 border-ink px-5 py-2 font-bold hover:bg-ink hover:text-paper has-focus-visible:outline-3 has-focus-visible:outline-sindoor has-focus-visible:outline-offset-3"
          >
            {label}
            <input
              id={id}
              name={name}
              type="file"
              accept="image/jpeg,image/png"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-line`}
              onChange={(event) => choose(event.currentTarget)}
              className="absolute inset-0 -z-10 opacity-0"
            />
          </label>
        </div>
      </div>
      <p id={`${id}-line`} className="min-h-7 pt-1 text-[0.95rem] leading-snug">
        {problem ? (
          <span role="alert" className="rise block border-s-4 border-sindoor ps-2 font-bold">
            {problem}
          </span>
        ) : (
          <span className="text-ink-soft">JPG or PNG.</span>
        )}
      </p>
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen}
            onClose={close}
            onSave={(dataUrl) => {
              onChange(dataUrl, chosen.kind)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
