import { useQuery } from '@tanstack/react-query'
import { siteSettings } from '#calls/admin-settings.ts'
import { call } from '../../call.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { Languages } from './Languages.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { StaffTwoSteps } from './StaffTwoSteps.tsx'
import { settingsLinks } from './settings-links.ts'

/** /admin/settings: what the academy says of itself. */
export default function SettingsScreen() {
  const query = useQuery({
    queryKey: ['studio', 'settings'],
    queryFn: () => call(siteSettings),
    staleTime: 0,
  })
  return (
    <>
      <StudioHeading title="Settings">
        What is saved here stands on the public pages at once, and in every mail from then on.
      </StudioHeading>
      <StudioTabs label="Settings" links={settingsLinks} />
      <Loaded query={query}>
        {(kept) => (
          <>
            <SettingsForm kept={kept} />
            <Languages languages={kept.languages} />
            <StaffTwoSteps isRequired={kept.staffTwoSteps} />
          </>
        )}
      </Loaded>
    </>
  )
}
