package dev.straightway.it.providers;

/** The root of the exceptions that are mapped; {@link ShopMapper} maps those of them that have no mapper of their own. */
public class ShopException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public ShopException(String message) {
        super(message);
    }
}
