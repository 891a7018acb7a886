/**
 * Stands for the bundler's own helper (scripts/whole-before-imported.ts), which has the browser import all files of a part
 * that comes later. Chromium up to 150 asks no more for a script that a broken line lost, until the page is loaded anew:
 * so they are fetched whole first, which can be done as often as it takes, and imported from the browser's cache then.
 */
export async function wholeFirst<File>(load: () => Promise<File>, files: string[] = []): Promise<File> {
  await Promise.all(files.map(come))
  return load()
}

const asked = new Map<string, Promise<unknown>>()

function come(file: string): Promise<unknown> {
  const address = `/${file}`
  const coming = asked.get(address) ?? (file.endsWith('.css') ? styled(address) : fetchedWhole(address))
  asked.set(address, coming)
  coming.catch(() => asked.delete(address))
  return coming
}

async function fetchedWhole(address: string): Promise<void> {
  // The page's own have come, or nobody would ask here.
  if (document.querySelector(`link[href="${address}"]`)) return
  try {
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    await reply.arrayBuffer()
  } catch (cause) {
    // As browsers tell of it (layout/Trouble.tsx).
    throw new TypeError(`No import of ${address}`, { cause })
  }
}

function styled(address: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} did not come`))
    }
  })
  document.head.append(link)
  return coming
}
