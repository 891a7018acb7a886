import { type AcademySettings, takeSettings } from '#rules/academy-settings.ts'

/*
 * Pages are built with what the academy's file says; where its people have changed that, the server writes the change
 * into each page. Read before anything is drawn, so that no script says the older words again.
 */
if (typeof document !== 'undefined') {
  const written = document.getElementById('academy-settings')?.textContent
  if (written) takeSettings(JSON.parse(written) as Partial<AcademySettings>)
}
