package dev.straightway.it.locators;

/** Inherits its locator, whose type is known here only. */
public class BoxResource extends Container<PaperResource> {

    private final String name;

    BoxResource(String name) {
        this.name = name;
    }

    @Override
    protected PaperResource made(String paper) {
        return new PaperResource(name + " " + paper);
    }
}
