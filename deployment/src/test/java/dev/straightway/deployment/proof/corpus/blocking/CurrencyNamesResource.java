package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Currency;
import java.util.Locale;
import java.util.spi.CurrencyNameProvider;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Asks the platform for a name that a provider of the application has, if {@code java.locale.providers} names services.
 */
@Path("blocking/currency-names")
public class CurrencyNamesResource {

    public static class Names extends CurrencyNameProvider {
        @Override
        public String getSymbol(String code, Locale locale) {
            return Slow.file();
        }

        @Override
        public Locale[] getAvailableLocales() {
            return new Locale[] { Locale.GERMANY };
        }
    }

    @GET
    @Blocks("file in a provider of names of currencies")
    public String symbol() {
        return Currency.getInstance("EUR").getSymbol(Locale.GERMANY);
    }
}
