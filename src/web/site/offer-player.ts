/** Fetches the academy's own player when it is asked to play. It stands in the page as it is. */
export function offerPlayer(): void {
  const place = document.getElementById('sample')
  const button = place?.querySelector('button')
  if (!place || !button) return
  button.onclick = () => {
    const script = document.createElement('script')
    script.src = place.dataset.player ?? ''
    document.body.append(script)
  }
}
