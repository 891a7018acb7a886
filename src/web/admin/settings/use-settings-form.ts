import { useState } from 'react'
import { changeSettings, type KeptSettings } from '#calls/admin-settings.ts'
import { call } from '../../call.ts'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { changedIn } from '../ui/changed-in.ts'
import { useRefusal } from '../ui/use-refusal.ts'

type Settings = KeptSettings['settings']

/** The settings as they are being written. What others keep meanwhile is taken over while nothing is written here. */
export function useSettingsForm(kept: KeptSettings) {
  const [begun, setBegun] = useState(kept)
  const [form, setForm] = useState(kept.settings)
  const [pending, setPending] = useState(false)
  const { form: fields, notes, refusal, refuse, forget } = useRefusal<HTMLDivElement>()
  const isChanged = JSON.stringify(form) !== JSON.stringify(begun.settings)
  const beginFrom = (latest: KeptSettings) => {
    setBegun(latest)
    setForm(latest.settings)
  }
  if (kept.version > begun.version && !isChanged) beginFrom(kept)

  const save = async (version?: number) => {
    setPending(true)
    forget()
    try {
      beginFrom(await call(changeSettings, { body: { ...changedIn(form, begun.settings), version } }))
      showToast('It stands on the pages now.')
      await refreshed('settings')
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }

  return {
    ...{ fields, notes, refusal, form, isChanged, pending },
    change: (part: Partial<Settings>) => setForm({ ...form, ...part }),
    save: () => save(begun.version),
    /** Whoever was quicker keeps what was not changed here. */
    saveBeside: () => save(),
    discard: () => {
      forget()
      beginFrom(kept)
    },
  }
}
