import { rare } from '../../ui/rare.tsx'

export const ActivationBanner = rare(() => import('./ActivationBanner.tsx').then((m) => m.ActivationBanner))
/** These stand in menus, which are opened now and then. */
export const ThemeSwitch = rare(() => import('./ThemeSwitch.tsx').then((m) => m.ThemeSwitch))
export const ScriptModeSwitch = rare(() =>
  import('../../script-mode/ScriptModeSwitch.tsx').then((m) => m.ScriptModeSwitch),
)
export const ManageButton = rare(() => import('./ManageButton.tsx').then((m) => m.ManageButton))
export const ImpersonateButton = rare(() =>
  import('./ImpersonateButton.tsx').then((m) => m.ImpersonateButton),
)
export const ImpersonationBanner = rare(() =>
  import('./ImpersonationBanner.tsx').then((m) => m.ImpersonationBanner),
)
