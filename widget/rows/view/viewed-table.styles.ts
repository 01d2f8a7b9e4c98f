import { css } from 'lit'

/** A view's additions to a table of rows: heads that sort. */
export const viewedTableStyles = css`
  .head-name {
    display: none;
  }
  .sort {
    display: inline-flex;
    gap: 2px;
    /* A target of 24 px that adds no height: the table that is only read has no buttons, and must be as high. */
    min-block-size: 24px;
    margin-block: -4px;
    padding: 4px 0;
    border: none;
    border-radius: 2px;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: inherit;
  }
  .sort:hover:where(:not([aria-disabled='true'])) {
    background: none;
    color: var(--_text);
    text-decoration: underline;
  }
  .sort:not([data-sorted='none']) {
    color: var(--_text);
    font-weight: 600;
  }
  .sort .icon {
    inline-size: 12px;
    block-size: 12px;
    align-self: center;
  }
  /* The figures below stay aligned with the name. */
  .number > .sort {
    flex-direction: row-reverse;
  }
  tr:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    .sort {
      margin-block: -14px;
      padding-block: 14px;
    }
  }
  @media not print {
    @container (width < 700px) {
      .head-name {
        display: inline;
      }
      .sort {
        display: none;
      }
    }
  }
  @media print {
    .head-name {
      display: inline;
    }
    .sort {
      display: none;
    }
  }
`
