package dev.straightway.deployment.proof.corpus.harmless;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

import jakarta.enterprise.context.ApplicationScoped;

/** Keeps the articles in memory. */
@ApplicationScoped
public class ProductRepository {
    private final ConcurrentMap<String, Product> products = new ConcurrentHashMap<>();

    public Optional<Product> findBySku(String sku) {
        return Optional.ofNullable(products.get(sku));
    }

    public Collection<Product> findAll() {
        return products.values();
    }

    public List<Product> findBy(Predicate<Product> filter) {
        return products.values().stream().filter(filter).toList();
    }

    public boolean insert(Product product) {
        return products.putIfAbsent(product.getSku(), product) == null;
    }

    public boolean delete(String sku) {
        return products.remove(sku) != null;
    }

    public int count() {
        return products.size();
    }
}
