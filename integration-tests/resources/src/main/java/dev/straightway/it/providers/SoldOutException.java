package dev.straightway.it.providers;

/** Mapped by {@link SoldOutMapper}. */
public class SoldOutException extends ShopException {

    private static final long serialVersionUID = 1;

    public SoldOutException(String message) {
        super(message);
    }
}
