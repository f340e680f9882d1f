package dev.straightway.it.providers;

import jakarta.ws.rs.ext.Provider;

/** Maps every {@link ShopException} for which there is nothing nearer. */
@Provider
public class ShopMapper extends TextMapper<ShopException> {

    public ShopMapper() {
        super(409);
    }
}
