package dev.straightway.it.shop;

/** What the shop sells. */
public record Item(int id, String name) {

    static Item of(int id) {
        return new Item(id, "item " + id);
    }
}
