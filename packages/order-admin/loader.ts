/** `order-admin/loader`: loads the script of an edge. It has no dependency, and does nothing on a server. */

export interface LoadOptions {
  /**
   * Loads only the version of this package, whose digest is part of the build. By default the edge's current version is
   * loaded, with the digest that the edge names.
   */
  pinned?: boolean | undefined
}

/** The script and its digest, from `/order-admin.json` of the edge. */
interface Version {
  file: string
  integrity: string
  /** The file of words for each language, and the digests of all parts; a pinned version has neither. */
  languages?: Record<string, string>
  parts?: Record<string, string>
}

/** The version at the build of this package. */
declare const ORDER_ADMIN_PINNED: Version

/** Milliseconds after which loading fails. The script may still come later. */
const PATIENCE_MS = 60_000

let loading: { from: string; done: Promise<void> } | undefined

/**
 * Loads the script of `<order-admin>` from the edge, and checks its digest. Calls of several components load it once.
 * An element without `edge-url` uses the edge that its script came from.
 * @param edge the edge's address, such as `https://edge.example`
 * @returns once the element is defined; at once on a server, or if the page has defined it otherwise
 * @throws Error that names the cause: the address, the edge, its version, or the page's policy; after at most a minute
 */
export function loadOrderAdmin(edge: string | URL, { pinned = false }: LoadOptions = {}): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  const from = `${edge} ${pinned}`
  if (!loading) {
    if (customElements.get('order-admin')) return Promise.resolve()
    // Otherwise a server that never answers would keep the page waiting for ever.
    const late = new Promise<never>((end) =>
      setTimeout(() => end(fail(`nothing answers at ${edge} for a minute`)), PATIENCE_MS),
    )
    const done = Promise.race([load(String(edge), pinned), late])
    loading = { from, done }
    // The next call tries again.
    done.catch(() => (loading = undefined))
  }
  return loading.from === from
    ? loading.done
    : fail('the page loads another script; a second edge takes edge-url')
}

async function load(edge: string, pinned: boolean): Promise<void> {
  // Relative to the page, as edge-url.
  if (!/^(https?:\/)?\/./.test(edge) || !URL.canParse(edge, document.baseURI)) {
    return fail(`${edge} is no address`)
  }
  const base = new URL(edge.replace(/\/*$/, '/'), document.baseURI).href
  let version = pinned ? ORDER_ADMIN_PINNED : await current(base)
  preloadWords(base, version)
  if (!(await preload(base, version))) {
    // The edge may have been deployed since the browser kept its answer.
    const now = await current(base, 'reload')
    if (pinned && now.file !== version.file) {
      return fail(`the edge has ${now.file}, and this package is for ${version.file}`)
    }
    version = now
    if (!(await preload(base, version))) {
      return fail(
        `${base}${version.file} was refused: check what changes it, and script-src of the page's policy`,
      )
    }
  }
  // Uses the preloaded file: `import()` has no integrity, and `script.src` needs a trusted type.
  await import(/* @vite-ignore */ /* webpackIgnore: true */ base + version.file)
}

async function current(base: string, cache: RequestCache = 'default'): Promise<Version> {
  let status: unknown
  try {
    const answer = await fetch(`${base}order-admin.json`, { cache, credentials: 'omit' })
    status = answer.status
    const version = (await answer.json()) as Version
    if (version.file && version.integrity) return version
  } catch {
    // No answer, or no JSON.
  }
  return fail(
    status
      ? `${base} answered ${status}, and not as an edge does`
      : `nothing answers at ${base}: check the address, and connect-src of the page's policy`,
  )
}

/** Preloads the words of the page's language, which the script would otherwise load only once it runs. */
function preloadWords(base: string, { languages = {}, parts = {} }: Version): void {
  const file = languages[document.documentElement.lang.slice(0, 2)] ?? ''
  const integrity = parts[file]
  if (integrity) void preload(base, { file, integrity })
}

/** @returns true if the file has loaded with this digest */
function preload(base: string, { file, integrity }: Version): Promise<true | void> {
  return new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: base + file,
        integrity,
        crossOrigin: '',
        onload: () => resolve(true),
        onerror: () => resolve(),
      }),
    )
  })
}

function fail(reason: string): Promise<never> {
  return Promise.reject(new Error(`<order-admin> was not loaded: ${reason}.`))
}
