package dev.straightway.it.library.catalogue;

import jakarta.validation.constraints.Pattern;

public record CategoryView(Long id, @Pattern(regexp = "[0-9]{3}") String code, String title) {
}
