import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
  children: ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that hang from one line; the arrow keys, Home and End move along it. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef('')

  useEffect(() => {
    // Whoever has the choice may keep the tab that is chosen: the keys stay with it then.
    if (wanted.current !== chosen) return
    wanted.current = ''
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [chosen])

  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const step = steps[event.key]
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const next = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    wanted.current = tab.id
    onChoose(tab.id)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKey}
        className="grid grid-cols-2 border-t-4 max-[19em]:grid-cols-1 border-ink pt-2 sm:flex sm:flex-wrap sm:pt-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className="min-h-12 border-s-8 border-transparent px-4 sm:-mt-1 sm:border-s-0 sm:border-t-8 text-start font-bold text-ink-soft hover:text-ink aria-selected:border-sindoor aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="pt-8">
        {children}
      </div>
    </>
  )
}
