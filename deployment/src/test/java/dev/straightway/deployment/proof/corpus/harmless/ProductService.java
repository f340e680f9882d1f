package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

import org.jboss.logging.Logger;

/** The shop's rules. */
@ApplicationScoped
public class ProductService {
    private static final Logger LOG = Logger.getLogger(ProductService.class);

    private final ProductRepository repository;
    private final ProductMapper mapper;

    @Inject
    public ProductService(ProductRepository repository, ProductMapper mapper) {
        this.repository = repository;
        this.mapper = mapper;
    }

    public ProductDto get(String sku) {
        return repository.findBySku(sku).map(mapper::toDto)
                .orElseThrow(() -> new NoSuchElementException("no product " + sku));
    }

    public List<ProductDto> list(int page, int size) {
        return repository.findAll().stream().sorted(Comparator.comparing(Product::getName).thenComparing(Product::getSku))
                .skip((long) page * size).limit(size).map(mapper::toDto).collect(Collectors.toList());
    }

    public List<ProductDto> search(String text) {
        var wanted = text.toLowerCase(Locale.ROOT);
        return repository.findBy(product -> product.getName().toLowerCase(Locale.ROOT).contains(wanted)).stream()
                .map(mapper::toDto).toList();
    }

    public Map<String, Long> tags() {
        return repository.findAll().stream().flatMap(product -> product.getTags().stream())
                .collect(Collectors.groupingBy(tag -> tag, Collectors.counting()));
    }

    public List<String> create(ProductDto dto) {
        var errors = validate(dto);
        if (errors.isEmpty() && !repository.insert(mapper.fromDto(dto))) {
            errors.add("sku: is taken");
        }
        LOG.debugf("created %s with %d errors", dto.sku(), errors.size());
        return errors;
    }

    public ProductDto update(String sku, ProductDto dto) {
        var product = repository.findBySku(sku).orElseThrow();
        mapper.update(product, dto);
        return mapper.toDto(product);
    }

    public BigDecimal worth() {
        return repository.findAll().stream()
                .map(product -> product.getPrice().multiply(BigDecimal.valueOf(product.getStock())))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static List<String> validate(ProductDto dto) {
        var errors = new ArrayList<String>();
        if (dto.sku() == null || !dto.sku().matches("[A-Z]{2}-\\d+")) {
            errors.add("sku: must be two letters and a number");
        }
        if (dto.name() == null || dto.name().isBlank()) {
            errors.add("name: must be there");
        }
        if (dto.price() == null || dto.price().signum() <= 0) {
            errors.add("price: must be positive");
        }
        return errors;
    }
}
