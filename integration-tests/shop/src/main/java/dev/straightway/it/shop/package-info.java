/** An API of HAL documents: a root, a list in pages, items. Start at {@link dev.straightway.it.shop.ShopResource}. */
package dev.straightway.it.shop;
