import { knowBlockTypes } from '#domains/blocks/model/block-types.ts';
import { coreBlockTypes } from '#domains/blocks/model/core-block-types.ts';
import { listBlock, listWidgetBlock } from '#domains/list-items/model/list-blocks.ts';

// Whatever reads content imports this file. Domains cannot name each other's blocks: that would tie them all into one.
knowBlockTypes([...coreBlockTypes, listBlock, listWidgetBlock]);
