import { vi } from 'vitest'

/** Catches saved files instead of handing them to the browser. */
export function catchFiles(): { names: string[]; files: Blob[]; restore(): void } {
  const names: string[] = []
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return {
    names,
    files,
    restore() {
      create.mockRestore()
      click.mockRestore()
    },
  }
}
