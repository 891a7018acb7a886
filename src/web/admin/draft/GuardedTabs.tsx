import { type ComponentProps, useState } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import { LeaveDialog } from '../ui/LeaveGuard.tsx'

interface GuardedTabsProps extends ComponentProps<typeof Tabs> {
  /** What stands below the chosen tab holds writing that goes with it. */
  isChanged: boolean
}

/** Tabs that ask, before another one is chosen, whoever has written something that would be lost. */
export function GuardedTabs({ isChanged, onChoose, ...tabs }: GuardedTabsProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  return (
    <>
      {/* Before the tabs: closed first, it gives the focus back to the old one, which then goes on to the new. */}
      <LeaveDialog
        open={wanted !== null}
        onStay={() => setWanted(null)}
        onLeave={() => {
          setWanted(null)
          if (wanted !== null) onChoose(wanted)
        }}
      />
      <Tabs {...tabs} onChoose={(id) => (isChanged && id !== tabs.chosen ? setWanted(id) : onChoose(id))} />
    </>
  )
}
