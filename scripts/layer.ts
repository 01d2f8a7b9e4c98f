/** What a row of `layers.ts` says. */
export interface Module {
  /** Its folder, relative to the root. A file belongs to the module with the longest folder that it is in. */
  folder: string
  /** The folders and files outside it that it may import. */
  imports: readonly string[]
  /** What it may import, for CONTRIBUTING, where the list does not say it well. */
  words?: string
  because: string
  /** What to do instead of another import. */
  instead: string
  /** Lowest first. */
  layers?: readonly Layer[]
}

export interface Layer {
  /** Folders and files of the module. None of them sees another one of the row. */
  rooms: readonly string[]
  what: string
  /** The rooms below that it sees; undefined for all of them. */
  sees?: readonly string[]
  /** What to do instead of another import. */
  instead: string
  /** The layers inside a room. */
  inside?: Readonly<Record<string, readonly Layer[]>>
}

/** What files may not import, or of which they may import types only. Paths are relative to the root. */
export interface Ban {
  in: RegExp
  except?: RegExp
  /** A path, or the name of a library. */
  of: RegExp
  typesAllowed: boolean
  instead: string
}
