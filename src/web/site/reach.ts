/** Asks whether the academy answers, and writes it where the page says so. It stands in the page as it is. */
export function checkReach(): void {
  const place = document.getElementById('reach')
  if (!place) return
  const started = performance.now()
  fetch('/api/health', { cache: 'no-store' })
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(reply)))
    .then(() => {
      place.textContent = `Yes: the academy answered in ${Math.round(performance.now() - started)} ms.`
    })
    .catch(() => {
      place.textContent = 'Not right now. Look at your connection, then load this page again.'
    })
}
