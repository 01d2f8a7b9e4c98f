import { css } from 'lit'

/** The views stand on a line, and wrap; where there is little room, the line scrolls. */
export const viewsStyles = css`
  .views {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .view {
    flex: none;
    padding-inline: 8px;
    border-color: var(--_line);
    font-weight: 400;
  }
  .view-count {
    min-inline-size: 1ch;
    font-weight: 600;
    text-align: end;
  }
  .view.empty,
  .view.empty > .view-count {
    color: var(--_muted);
    font-weight: 400;
  }
  .view.alarm {
    border-color: var(--_bad);
    background: var(--_bad-surface);
    color: var(--_bad);
    font-weight: 600;
  }
  .view[aria-current] {
    border-color: var(--_accent);
    background: var(--_highlight);
    box-shadow: inset 0 0 0 1px var(--_accent);
    color: var(--_text);
    font-weight: 600;
  }
  .view.alarm[aria-current] {
    border-color: var(--_bad);
    background: var(--_bad-surface);
    box-shadow: inset 0 0 0 1px var(--_bad);
    color: var(--_bad);
  }
  .counts-note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-start: calc(-2 * var(--_space));
  }
  .counts-note > code {
    font-size: 0.857em;
    overflow-wrap: anywhere;
  }
  @container (width < 700px) {
    .views {
      flex-wrap: nowrap;
      margin-inline: calc(-3 * var(--_space));
      padding: 4px calc(3 * var(--_space));
      overflow-x: auto;
      scroll-padding-inline: calc(3 * var(--_space));
      scrollbar-width: none;
    }
    .view {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .view[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .views,
    .counts-note {
      display: none;
    }
  }
`
