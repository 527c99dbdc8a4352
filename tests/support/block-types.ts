// Every test knows the blocks that the product knows.
import '#app/block-types.ts';
