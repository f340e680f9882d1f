package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.util.List;

/** An article of the shop as the interface shows it. */
public record ProductDto(String sku, String name, BigDecimal price, boolean available, List<String> tags) {
}
