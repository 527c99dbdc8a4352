// Every type of block, and the component of each: an editor may add any of them.
import '#app/block-types.ts';
import { knowBlocks, loadAllBlocks } from '../blocks.tsx';

knowBlocks(await loadAllBlocks());

export { PageEditor } from '#domains/pages/ui/editor/page-editor.tsx';
