/** The element a line of text is, and how it looks: the same while it is being edited. */
export interface TextLook {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'strong' | 'figcaption' | 'cite' | 'summary' | 'dt' | 'dd';
  className?: string | undefined;
  id?: string | undefined;
  /** Where it is not the language of the block. */
  lang?: string | undefined;
}

/** How a picture is shown: how wide it stands on the page, and the shape it is cut to. */
export interface PictureLook {
  /** As in `<img sizes>`. */
  sizes: string;
  /** Width divided by height; the picture's own when absent. */
  ratio?: number | undefined;
  className?: string | undefined;
  /** Seen as soon as the page opens, so it is not loaded lazily. */
  isPriority?: boolean | undefined;
  /** Of what it says, where that is not the language of the block. */
  lang?: string | undefined;
}
