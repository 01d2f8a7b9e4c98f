import { css } from 'lit'

/** What all sections share: heads, bars of fields, tables that become cards, and pairs of a name and a value. */
export const sectionStyles = css`
  :host {
    --_gap: calc(4 * var(--_space));
    container-type: inline-size;
  }
  h2 {
    font-size: 1.43em;
    line-height: 1.3;
  }
  h3 {
    font-size: 1.14em;
  }
  * + section,
  .block + .block {
    margin-block-start: calc(2 * var(--_gap));
  }
  .note-place:not(:empty) {
    margin-block-end: var(--_gap);
  }
  .note-place:has(> :not(.note, .busy)),
  .note-place:not(:has(> *)) {
    margin-block-end: 0;
  }
  .note > div {
    flex: 1;
  }
  .note .close {
    margin: -4px -6px -4px 0;
    padding: 0 6px;
    min-inline-size: 24px;
  }
  .busy {
    padding-block: 9px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space)) var(--_gap);
    margin-block-end: calc(3 * var(--_space));
  }
  .head p.muted {
    flex: 0 0 100%;
  }
  .actions,
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(2 * var(--_space));
  }
  .bar {
    margin-block-end: calc(3 * var(--_space));
  }
  label.field {
    display: grid;
    /* An option may be longer than the page is wide. */
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-inline-size: 0;
  }
  label.field > select {
    max-inline-size: 100%;
  }
  label.field > span,
  legend {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .bar > .grow {
    flex: 1 1 180px;
  }
  label.check {
    display: inline-flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-block-size: var(--_control-height);
  }
  label.check input {
    inline-size: 18px;
    min-block-size: 18px;
    block-size: 18px;
    /* With it, as large as a finger's target must be. */
    margin: 3px;
    accent-color: var(--_accent);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
  }
  th,
  td {
    block-size: var(--_row-height);
    padding: var(--_space) calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
    text-align: start;
    overflow-wrap: anywhere;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    block-size: 28px;
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
    white-space: nowrap;
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 400;
  }
  th.number,
  td.number {
    text-align: end;
    white-space: nowrap;
  }
  td.id,
  td.time {
    white-space: nowrap;
  }
  td.act {
    text-align: end;
    white-space: nowrap;
  }
  tr[aria-current='true'] {
    background: var(--_highlight);
  }
  td:empty::after {
    content: '–';
    color: var(--_muted);
  }
  .empty {
    padding-block: calc(3 * var(--_space));
    color: var(--_muted);
    max-inline-size: 76ch;
  }
  dl.pairs {
    display: grid;
    grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
    gap: var(--_space) var(--_gap);
  }
  dl.pairs dt {
    padding-block-start: 1px;
  }
  pre,
  textarea {
    font:
      12px/1.5 ui-monospace,
      'SF Mono',
      Consolas,
      'Liberation Mono',
      monospace;
  }
  pre {
    margin: 0;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    max-block-size: 420px;
    overflow: auto;
    border-radius: var(--_control-radius);
    background: var(--_sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 96px;
    padding: 6px 8px;
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    resize: vertical;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  details > summary {
    cursor: pointer;
    min-block-size: 28px;
    align-content: center;
    font-weight: 600;
  }
  .pair {
    display: grid;
    gap: calc(2 * var(--_gap));
  }
  .list-and-detail > * {
    min-inline-size: 0;
  }
  form > .field + .actions,
  p + .pairs,
  .pairs + .actions {
    margin-block-start: calc(3 * var(--_space));
  }
  .panel {
    padding: var(--_gap);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  dialog {
    max-inline-size: min(440px, calc(100vw - 32px));
    padding: calc(5 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
  }
  dialog::backdrop {
    background: oklch(0.2 0.02 260 / 0.4);
  }
  dialog .actions {
    justify-content: end;
    margin-block-start: var(--_gap);
  }
  .list-and-detail {
    display: grid;
    gap: calc(2 * var(--_gap));
    align-items: start;
  }
  @container (width >= 960px) {
    .list-and-detail:has(> .detail) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
    .detail {
      position: sticky;
      inset-block-start: var(--_gap);
      max-block-size: calc(100dvh - 2 * var(--_gap));
      overflow: auto;
    }
  }
  @container (width < 760px) {
    table.cards thead {
      position: absolute;
      clip-path: inset(50%);
    }
    table.cards tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px calc(2 * var(--_space));
      align-items: center;
      padding-block: calc(2 * var(--_space));
      border-block-end: 1px solid var(--_line);
    }
    table.cards :is(td, th) {
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
    }
    table.cards td:empty {
      display: none;
    }
    table.cards .wide {
      flex-basis: 100%;
    }
    table.cards .end {
      margin-inline-start: auto;
    }
    .bar > *,
    .bar > .grow {
      flex: 1 1 96px;
    }
    .bar > .path {
      flex-basis: 60%;
    }
  }
`
