package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Set;

/** An article of the shop as it is stored. */
public class Product {
    private final String sku;
    private String name;
    private BigDecimal price;
    private int stock;
    private Set<String> tags;
    private final Instant created;

    public Product(String sku, String name, BigDecimal price, int stock, Set<String> tags) {
        this.sku = sku;
        this.name = name;
        this.price = price;
        this.stock = stock;
        this.tags = tags;
        this.created = Instant.now();
    }

    public String getSku() {
        return sku;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }

    public int getStock() {
        return stock;
    }

    public void setStock(int stock) {
        this.stock = stock;
    }

    public Set<String> getTags() {
        return tags;
    }

    public void setTags(Set<String> tags) {
        this.tags = tags;
    }

    public Instant getCreated() {
        return created;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Product product && sku.equals(product.sku);
    }

    @Override
    public int hashCode() {
        return sku.hashCode();
    }

    @Override
    public String toString() {
        return "Product{sku=" + sku + ", name=" + name + ", price=" + price + '}';
    }
}
