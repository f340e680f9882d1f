package dev.straightway.it.providers;

/** Mapped by the mapper of its superclass. */
public class PriceException extends ShopException {

    private static final long serialVersionUID = 1;

    public PriceException(String message) {
        super(message);
    }
}
