package dev.straightway.it.locators;

/** Has no annotations of its own. */
public class WoodenShelf implements Shelf {

    @Override
    public String at(int place) {
        return "wood " + place;
    }
}
