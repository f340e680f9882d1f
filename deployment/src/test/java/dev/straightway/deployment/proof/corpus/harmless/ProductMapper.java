package dev.straightway.deployment.proof.corpus.harmless;

import java.util.List;
import java.util.TreeSet;

import jakarta.inject.Singleton;

/** Maps articles to what the interface shows, and back. */
@Singleton
public class ProductMapper {

    public ProductDto toDto(Product product) {
        var tags = product.getTags() == null ? List.<String> of() : product.getTags().stream().sorted().toList();
        return new ProductDto(product.getSku(), product.getName(), product.getPrice(), product.getStock() > 0, tags);
    }

    public Product fromDto(ProductDto dto) {
        return new Product(dto.sku(), dto.name().strip(), dto.price(), dto.available() ? 1 : 0, new TreeSet<>(dto.tags()));
    }

    public void update(Product product, ProductDto dto) {
        if (dto.name() != null) {
            product.setName(dto.name());
        }
        if (dto.price() != null) {
            product.setPrice(dto.price());
        }
    }
}
